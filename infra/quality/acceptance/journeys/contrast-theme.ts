import type { Page } from '@playwright/test';
import { painted } from './painted.ts';

/** What keeps its own colours whatever somebody has chosen: pictures, and what is drawn on the white paper of a document. */
const pictures = [
  ...['img', 'video', 'canvas', '.tl-crest', '.tl-flag svg', '.tl-play', '.paper-sheet', '.paper-thumb'],
];

/** Of each state that the page shows by colours, before the colours are forced: the element, the state, and that it is seen. */
interface Shown {
  readonly element: Element;
  readonly state: string;
  /** What the state was: an element that is in another one meanwhile, as a page is that was narrow, isn't compared. */
  readonly value: string;
}

/** What means something by its colour alone, as the square before a word of a legend or a part of a bar does; within its list or drawing. */
interface Mark {
  readonly element: Element;
  readonly colour: string;
  readonly within: Element;
}

type Seen = Window & { touchlineStates?: readonly Shown[]; touchlineMarks?: readonly Mark[] };

/** Runs in the page: what each state changes of how its element is drawn, the state by its attribute or class in the style sheets. */
const statesSeen = ([isForced, ownColours]: readonly [boolean, string]): readonly string[] => {
  const of = (element: Element, pseudo?: string): string => {
    const s = getComputedStyle(element, pseudo);
    if (pseudo && s.content === 'none') return '';
    const borders = ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
      const [width, style, colour] = (['Width', 'Style', 'Color'] as const).map(
        (part) => s[`border${side}${part}` as keyof CSSStyleDeclaration],
      );
      return width === '0px' || style === 'none' ? '' : `${width} ${style} ${colour}`;
    });
    const outline = s.outlineStyle === 'none' ? '' : `${s.outlineWidth} ${s.outlineColor}`;
    return [
      ...[s.color, s.backgroundColor, s.backgroundImage, s.boxShadow, outline, ...borders, s.fill, s.stroke],
      ...[s.fontWeight, s.fontStyle, s.textDecoration, s.transform, s.display, s.opacity, s.visibility, s.content],
    ].join('|');
  };
  const drawn = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((each) => [of(each), of(each, '::before'), of(each, '::after')])
      .join('\n');
  /** Of a class its own name; nothing where the element isn't in that state, or no more. */
  const heldOf = ({ element, state }: Pick<Shown, 'element' | 'state'>): string | null => {
    if (!state.startsWith('.')) return element.getAttribute(state);
    return element.classList.contains(state.slice(1)) ? state : null;
  };
  /** Whether the element is drawn in another way without its state; it has it again afterwards. */
  const isSeen = ({ element, state }: Shown): boolean => {
    const before = drawn(element);
    const name = state.startsWith('.') ? 'class' : state;
    const value = element.getAttribute(name) ?? '';
    if (name === 'class') element.classList.remove(state.slice(1));
    else element.removeAttribute(name);
    const after = drawn(element);
    element.setAttribute(name, value);
    return before !== after;
  };
  const nameOf = ({ element, state }: Shown): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 30);
    const value = state.startsWith('.') ? state : `[${state}="${heldOf({ element, state })}"]`;
    return `${element.localName}.${[...element.classList].slice(0, 3).join('.')}${value} “${words}”`;
  };
  const colourOf = (element: Element): string => {
    const { fill, backgroundColor, backgroundImage } = getComputedStyle(element);
    return element instanceof SVGElement ? fill : `${backgroundColor} ${backgroundImage}`;
  };
  const isMark = (element: Element): boolean =>
    element.childNodes.length === 0 &&
    (element instanceof SVGRectElement || element.getAttribute('aria-hidden') === 'true') &&
    !/^(?:none|rgba\(0, 0, 0, 0\) none)$/.test(colourOf(element));
  const kept = window as Seen;
  if (isForced) {
    const marks = (kept.touchlineMarks ?? []).map((mark) => {
      const { width, height } = mark.element.getBoundingClientRect();
      return { ...mark, now: colourOf(mark.element), width: Math.round(width), height: Math.round(height) };
    });
    const alike = marks.flatMap((one, at) => {
      const other = marks
        .slice(at + 1)
        // What is as high and as wide as nothing else here is told by that.
        .filter(({ within, width, height }) => within === one.within && (width === one.width || height === one.height))
        .find(({ colour, now }) => colour !== one.colour && now === one.now);
      const words = one.within.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
      return other
        ? [`${one.element.localName} ${one.colour} is as ${other.colour} in ${one.within.localName} “${words}”`]
        : [];
    });
    const unseen = (kept.touchlineStates ?? [])
      .filter((shown) => shown.element.isConnected && heldOf(shown) === shown.value && !isSeen(shown))
      .map((shown) => `${nameOf(shown)} isn’t seen`);
    return [...unseen, ...new Set(alike)];
  }
  const rules = (list: CSSRuleList): readonly string[] =>
    [...list].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : []),
    ]);
  const selectors = [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules)).join(' ');
  const states = new Set([
    ...[...selectors.matchAll(/\[((?:aria|data)-[a-z-]+)/g)].map(([, name = '']) => name),
    ...[...selectors.matchAll(/\.is-[a-z-]+/g)].map(([name]) => name),
  ]);
  // The mode of the page is what is compared, and a theme of colours isn't a state.
  for (const name of ['data-theme', 'data-tone']) states.delete(name);
  const looked = new Set<string>();
  const shown = [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (element.getClientRects().length === 0) return [];
    return [...states].flatMap((state) => {
      const value = heldOf({ element, state });
      if (value === null) return [];
      const key = `${element.localName}.${element.getAttribute('class')} ${state}=${value}`;
      if (looked.has(key)) return [];
      looked.add(key);
      return [{ element, state, value }];
    });
  });
  kept.touchlineStates = shown.filter(isSeen);
  kept.touchlineMarks = [...document.body.querySelectorAll('*')]
    .filter((element) => isMark(element) && element.getClientRects().length > 0 && !element.closest(ownColours))
    .map((element) => ({
      element,
      colour: colourOf(element),
      within: element.closest('ul, ol, dl, table, figure, section, main') ?? document.body,
    }));
  return [];
};

/** Runs in the page: what is drawn in colours that are none of the chosen ones, and words that can't be told from their ground. */
const strangeColours = (ownColours: string): readonly string[] => {
  const dot = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!dot) throw new Error('A canvas has a context.');
  const known = new Map<string, readonly number[]>();
  /** A colour as red, green, blue and alpha, 0 to 255. */
  const read = (colour: string): readonly number[] => {
    const before = known.get(colour);
    if (before) return before;
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = colour;
    dot.fillRect(0, 0, 1, 1);
    const value = [...dot.getImageData(0, 0, 1, 1).data];
    known.set(colour, value);
    return value;
  };
  const probe = document.createElement('i');
  document.body.append(probe);
  const chosen = [
    ...['Canvas', 'CanvasText', 'LinkText', 'Highlight', 'HighlightText', 'GrayText', 'ButtonFace', 'ButtonText'],
    ...['Field', 'FieldText', 'var(--faint)', 'var(--middling)', 'var(--lit)'],
  ].map((colour) => {
    probe.style.color = colour;
    return read(getComputedStyle(probe).color);
  });
  probe.remove();
  const isChosen = (colour: string): boolean => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = read(colour);
    // What lets its ground through is drawn in the colour that it would be without.
    const off = alpha < 255 ? 6 : 2;
    return (
      alpha === 0 ||
      chosen.some(
        ([r = 0, g = 0, b = 0]) => Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b)) <= off,
      )
    );
  };
  const lightness = (colour: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = colour.map((part) =>
      part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  /** What is painted over a ground; alpha from 0 to 255. */
  const over = (colour: string, ground: readonly number[]): readonly number[] => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = read(colour);
    return [red, green, blue].map((part, at) => (part * alpha + (ground[at] ?? 0) * (255 - alpha)) / 255);
  };
  const groundOf = (element: Element | null): readonly number[] =>
    element
      ? over(getComputedStyle(element).backgroundColor, groundOf(element.parentElement))
      : read('Canvas').slice(0, 3);
  const contrast = (words: readonly number[], ground: readonly number[]): number => {
    const [low = 0, high = 0] = [lightness(words), lightness(ground)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const nameOf = (element: Element): string =>
    `${element.localName}.${[...element.classList].slice(0, 3).join('.')} “${element.textContent.trim().slice(0, 30)}”`;
  const coloursIn = (text: string): readonly string[] => text.match(/(?:rgba?|color|oklch|oklab)\([^()]*\)/g) ?? [];
  const wrong = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(ownColours) || element.getClientRects().length === 0) continue;
    // What is drawn there can't be asked for: the browser alone knows.
    if (getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'auto')
      wrong.add(`${nameOf(element)}: its colours are the browser’s choice`);
    const hasWords = [...element.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.nodeValue?.trim());
    for (const pseudo of [undefined, '::before', '::after']) {
      const s = getComputedStyle(element, pseudo);
      if (pseudo && s.content === 'none') continue;
      const painted: Readonly<Record<string, readonly string[]>> = {
        ground: [s.backgroundColor, ...coloursIn(s.backgroundImage)],
        shadow: coloursIn(s.boxShadow),
        words: hasWords && !pseudo ? [s.color] : [],
        outline: s.outlineStyle === 'none' ? [] : [s.outlineColor],
        edge: (['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) =>
          s[`border${side}Width`] === '0px' || s[`border${side}Style`] === 'none' ? [] : [s[`border${side}Color`]],
        ),
        shape: element instanceof SVGGeometryElement && !pseudo ? [s.fill, s.stroke].filter((c) => c !== 'none') : [],
      };
      for (const [what, colours] of Object.entries(painted))
        for (const colour of colours)
          if (!isChosen(colour)) wrong.add(`${nameOf(element)}: its ${what}${pseudo ?? ''} is ${colour}`);
    }
    const { color, visibility, clipPath } = getComputedStyle(element);
    if (!hasWords || visibility === 'hidden' || clipPath !== 'none') continue;
    const ground = groundOf(element);
    const ratio = contrast(over(color, ground), ground);
    if (ratio < 4.5)
      wrong.add(`${nameOf(element)}: ${color} on rgb(${ground.map(Math.round)}), ${ratio.toFixed(1)} : 1`);
  }
  return [...wrong];
};

/**
 * What of a page is lost to somebody who has chosen the colours of everything, as contrast themes of a system do: a state that is shown
 * by a colour alone, and what is drawn in a colour that was not chosen.
 */
export const lostInContrastTheme = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(statesSeen, [false, pictures.join()] as const);
  await page.emulateMedia({ forcedColors: 'active' });
  await painted(page);
  const lost = [
    ...(await page.evaluate(statesSeen, [true, pictures.join()] as const)),
    ...(await page.evaluate(strangeColours, pictures.join())),
  ];
  await page.emulateMedia({ forcedColors: 'none' });
  return lost.slice(0, 8);
};
