/**
 * A PostCSS plugin: every rule of a remote holds only inside (or on) an element marked with the remote's name, so that
 * its utilities never override the shell's or another remote's.
 */
export const scopeSelectors = (name) => {
  const mark = `[data-mfe="${name}"]`;
  const scoped = (selector) => {
    if (selector.startsWith('@') || selector.includes(mark)) return selector;
    if (/^(:root|:host|html|body)\b/.test(selector)) return mark;
    const inside = `${mark} ${selector}`;
    return /^[.#[]/.test(selector) ? `${inside}, ${mark}${selector}` : inside;
  };
  return {
    postcssPlugin: 'touchline-scope-selectors',
    OnceExit(root) {
      root.walkRules((rule) => {
        const parent = rule.parent;
        if (parent?.type === 'atrule' && /keyframes$/.test(parent.name)) return;
        if (parent?.type === 'rule') return; // nested: its parent is scoped already
        rule.selectors = rule.selectors.map(scoped);
      });
    },
  };
};
