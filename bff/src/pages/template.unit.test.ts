import { describe, expect, it } from '@jest/globals';
import { readTemplate } from './template.ts';

const html =
  '<html><head><title></title></head><body><div id="root">\n<div class="outline"></div>\n</div>\n<noscript>…</noscript></body></html>\n';
const drawn = { path: '/login', head: '<link rel="stylesheet" href="/a.css">', body: '<form>$& or $1</form>' };
const written = `${html}<!--first ${JSON.stringify(drawn).replace(/</g, '\\u003c').replace(/>/g, '\\u003e')}-->\n`;

describe('the shell’s page', () => {
  it('is without its first pages where none is asked for', () => {
    const template = readTemplate(written);
    expect(template.html).toBe(html);
    expect(template.first.get('/privacy')).toBeUndefined();
  });
  it('has a first page in the place of the outline, its styles in the head, each sign as it was drawn', () => {
    const page = readTemplate(written).first.get('/login');
    expect(page).toContain(`<div id="root">${drawn.body}</div>\n<noscript>`);
    expect(page).toContain(`${drawn.head}</head>`);
    expect(page).not.toContain('outline');
    expect(page).not.toContain('<!--first');
  });
  it('is as it was where its build knows no first pages', () => {
    const template = readTemplate(html);
    expect([template.html, template.first.size]).toEqual([html, 0]);
  });
});
