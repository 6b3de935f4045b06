import { selectOne } from 'css-select';
import { parse as parseSelector } from 'css-what';
import { parseDocument } from 'htmlparser2';
import postcss from 'postcss';

/** Pseudo-classes that a document without a person answers as the browser does. */
const structural = new Set([
  'root',
  'empty',
  'first-child',
  'last-child',
  'only-child',
  'nth-child',
  'nth-last-child',
  'first-of-type',
  'last-of-type',
  'only-of-type',
  'nth-of-type',
  'nth-last-of-type',
]);
/** Those that are true where any of their choices is. */
const choosing = new Set(['is', 'where', 'has']);
const any = { type: 'universal', namespace: null };

/** A choice that asks for something a pointer, a key or the browser brings: what it leaves is for more than it was. */
const isLoose = (choice) => choice.some((token) => loosened(token) !== token);
/** Of the same choices, each as loose as it has to be; `token` itself where nothing is in it that may change. */
const loosened = (token) => {
  if (token.type === 'pseudo-element') return any;
  if (token.type !== 'pseudo' || structural.has(token.name)) return token;
  if (choosing.has(token.name)) {
    return token.data.some(isLoose) ? { ...token, data: token.data.map((choice) => choice.map(loosened)) } : token;
  }
  // What isn't there now may be what is left out: such a choice says nothing for certain.
  if (token.name === 'not') {
    const certain = token.data.filter((choice) => !isLoose(choice));
    if (certain.length === token.data.length) return token;
    return certain.length === 0 ? any : { ...token, data: certain };
  }
  return any;
};

const usedNames = (text) => new Set(text.match(/-{0,2}[a-zA-Z_][\w-]*/g));

/** Definitions that are asked for by their name; a sheet without them is the same where nobody does. */
const named = new Set(['keyframes', 'property']);

/**
 * Of all rules of a style sheet those that a document has something for, in their order: it is painted with them alone as with all.
 * States (`:hover`, `:checked` …) and pseudo-elements count as there; media and other conditions as met.
 * @param sheet the style sheet's text; addresses in it are absolute
 * @param pages the document's HTML in each of the ways it may stand (colour modes)
 */
export const pageRules = (sheet, pages) => {
  const documents = pages.map((page) => parseDocument(page));
  const isThere = (selector) => {
    const loose = parseSelector(selector).map((choice) => choice.map(loosened));
    return documents.some((document) => selectOne(loose, document.children) !== null);
  };
  const root = postcss.parse(sheet);
  root.walkComments((comment) => comment.remove());
  root.walkRules((rule) => {
    // Steps of an animation, and rules within a rule: they stand and fall with what they are in.
    if (rule.parent.type === 'rule' || rule.parent.name?.endsWith('keyframes')) return;
    const selectors = rule.selectors.filter(isThere);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const words = [];
  root.walkDecls(({ parent, prop, value }) => {
    if (!named.has(parent.name)) words.push(prop, value);
  });
  const names = usedNames(words.join(' '));
  root.walkAtRules((rule) => {
    if (named.has(rule.name) && !names.has(rule.params)) rule.remove();
  });
  // From the inside: what has become empty may have been all that its condition was for.
  const withoutEmpty = (node) => {
    for (const child of [...(node.nodes ?? [])]) withoutEmpty(child);
    if (node.type === 'atrule' && node.nodes?.length === 0) node.remove();
  };
  withoutEmpty(root);
  return root.toString();
};
