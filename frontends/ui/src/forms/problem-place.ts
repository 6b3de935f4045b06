const focusable = 'input:not([type=hidden]), select, textarea, button, [tabindex="0"]';

/** The control that a sentence is about: the sentence of `email` has the id `email-error`. */
const controlAt = (place: HTMLElement): HTMLElement | null => {
  const id = place.id.replace(/-error$/, '');
  return id === '' || id === place.id ? null : document.getElementById(id);
};

/** Where the focus goes to mend what the sentence says: its control, else the first thing beside it that takes the focus. */
export const takesFocus = (place: HTMLElement): HTMLElement | null => {
  const control = controlAt(place);
  if (control?.matches(`${focusable}, [tabindex]`)) return control;
  return (control ?? place.parentElement)?.querySelector<HTMLElement>(focusable) ?? null;
};

/** What the field is called on the page, without what stands beside its name; null: it has no name, or a whole sentence as a checkbox has. */
export const labelAt = (place: HTMLElement): string | null => {
  const id = place.id.replace(/-error$/, '');
  const label =
    (id ? document.querySelector(`label[for="${CSS.escape(id)}"]`) : null) ??
    document.getElementById(`${id}-label`) ??
    place.parentElement?.querySelector('legend, .tl-label');
  if (label?.matches('.tl-check')) return null;
  const copy = label?.cloneNode(true);
  if (!(copy instanceof Element)) return place.parentElement?.getAttribute('aria-label') ?? null;
  for (const beside of copy.querySelectorAll('.tl-label-optional, small')) beside.remove();
  return copy.textContent?.trim() || null;
};
