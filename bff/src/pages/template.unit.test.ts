import { createHash } from 'node:crypto';
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
    const page = readTemplate(written).first.get('/login')?.html;
    expect(page).toContain(`<div id="root">${drawn.body}</div>\n<noscript>`);
    expect(page).toContain(`${drawn.head}</head>`);
    expect(page).not.toContain('outline');
    expect(page).not.toContain('<!--first');
  });
  it('asks for no script ahead where a first page’s scripts wait to be touched, and for those of its own page for members', () => {
    const asked = '<!--ahead--><link href="/begin.js"><!--/ahead-->';
    const touched = { ...drawn, path: '/', when: 'touched', scripts: '<link href="/home.js">' };
    const line = (first: object): string =>
      `<!--first ${JSON.stringify(first).replace(/</g, '\\u003c').replace(/>/g, '\\u003e')}-->\n`;
    const template = readTemplate(
      `${html.replace('</head>', `${asked}</head>`)}${line(touched)}${line({ ...drawn, when: 'at-once', scripts: '<link href="/login.js">' })}`,
    );
    expect(template.first.get('/')?.html).not.toContain('begin.js');
    expect(template.first.get('/')?.html).not.toContain('home.js');
    for (const script of ['begin.js', 'login.js']) expect(template.first.get('/login')?.html).toContain(script);
    // The looks first: a connection that brings a script brings no style sheet.
    const login = template.first.get('/login')?.html ?? '';
    expect(login.indexOf(drawn.head)).toBeLessThan(login.indexOf('begin.js'));
    for (const script of ['begin.js', 'home.js']) expect(template.ahead.get('/')?.html).toContain(script);
    expect(template.ahead.get('/')?.html).toContain('outline');
    expect(template.html).not.toContain('home.js');
  });
  it('names what stands in it by digests, and neither what it asks for nor its data', () => {
    const within =
      '<script>go()</script><style>a{}</style><script src="/a.js"></script><script type="application/json">{}</script>';
    expect(readTemplate(html.replace('<head>', `<head>${within}`)).within).toEqual({
      scripts: [`'sha256-${createHash('sha256').update('go()').digest('base64')}'`],
      styles: [`'sha256-${createHash('sha256').update('a{}').digest('base64')}'`],
    });
    expect(readTemplate(html).within).toEqual({ scripts: [], styles: [] });
  });
  it('allows the looks of a first page there alone', () => {
    const withLooks = { ...drawn, looks: '<style>h1{}</style>' };
    const { first, ahead, within } = readTemplate(
      `${html.replace('<head>', '<head><style>a{}</style>')}<!--first ${JSON.stringify(withLooks).replace(/</g, '\\u003c')}-->\n`,
    );
    const named = (...texts: string[]) =>
      texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(first.get('/login')?.within.styles).toEqual(named('a{}', 'h1{}'));
    // Files are for a BFF of before.
    expect(first.get('/login')?.html).not.toContain(drawn.head);
    expect([within.styles, ahead.get('/login')?.within.styles]).toEqual([named('a{}'), named('a{}')]);
  });
  it('is as it was where its build knows no first pages', () => {
    const template = readTemplate(html);
    expect([template.html, template.first.size, template.ahead.size]).toEqual([html, 0, 0]);
  });
});
