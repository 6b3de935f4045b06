import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { text } from '../text.ts';
import { labelAt, takesFocus } from './problem-place.ts';

/** What was found when the form was to be sent. */
export type FormVerdict = {
  /** How often it was tried; 0: nothing is said yet. */
  readonly attempt: number;
  /** The last try was refused. */
  readonly refused: boolean;
  /** Sentences about fields that the page doesn't show; asked once all fields are drawn. */
  readonly unplaced: () => readonly string[];
};

interface Registry {
  /** Counts a control of the form, until it is taken back. */
  readonly addControl: () => () => void;
  /** Takes in a sentence that stands at a field, until it is taken back. */
  readonly addPlace: (place: HTMLElement) => () => void;
}
type Line = { readonly label: string | null; readonly message: string; readonly place: HTMLElement | null };
interface Found {
  readonly lines: readonly Line[];
  readonly box: RefObject<HTMLDivElement | null>;
}

const RegistryContext = createContext<Registry | null>(null);
const FoundContext = createContext<Found | null>(null);

/** Makes a control known to the form around it. */
export const useFormControl = (): void => {
  const registry = useContext(RegistryContext);
  useEffect(() => registry?.addControl(), [registry]);
};

/** Makes what is said at a field known to the form around it. */
export const useFormPlace = (place: RefObject<HTMLElement | null>, said: ReactNode): void => {
  const registry = useContext(RegistryContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence is read anew
  useEffect(() => (place.current ? registry?.addPlace(place.current) : undefined), [registry, place, said]);
};

const goTo = (place: HTMLElement): void => {
  const target = takesFocus(place);
  target?.focus();
  (target ?? place).scrollIntoView({ block: 'center' });
};

/** All that is wrong with the form around it: each with the label of its field, and the way there. Nothing where there is nothing. */
export const FormSummary = (): ReactNode => {
  const found = useContext(FoundContext);
  if (!found || found.lines.length === 0) return null;
  return (
    <div className="tl-summary" role="alert" tabIndex={-1} ref={found.box}>
      <p>
        <Icon name="warning-circle" />
        {text('formProblems', { count: found.lines.length })}
      </p>
      <ul>
        {found.lines.map(({ label, message, place }) => {
          // A label may be a question: its mark is enough.
          const joined = label?.endsWith('?') ? 'problemAsked' : 'problemAt';
          const words = label ? text(joined, { field: label, problem: message }) : message;
          return (
            <li key={words}>
              {place ? (
                <a
                  href={`#${place.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(place);
                  }}
                >
                  {words}
                </a>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};

const inOrder = (a: HTMLElement, b: HTMLElement): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const lineAt = (place: HTMLElement): Line => ({ label: labelAt(place), message: place.textContent ?? '', place });

const isSame = (a: readonly Line[], b: readonly Line[]): boolean =>
  a.length === b.length &&
  a.every((line, at) => {
    const other = b[at];
    return line.place === other?.place && line.label === other?.label && line.message === other?.message;
  });

/**
 * Around the fields of a form: gathers what is said at them, so that no form has to list it. After a refused try the list
 * takes the focus; a form of one control has no list, its control takes it.
 */
export const FormProblems = ({
  verdict: { attempt, refused, unplaced },
  keepsFocus = false,
  ownSummary = false,
  children,
}: {
  readonly verdict: FormVerdict;
  /** The page itself says where the focus goes. */
  readonly keepsFocus?: boolean;
  /** `FormSummary` stands among the children; otherwise it comes first. */
  readonly ownSummary?: boolean;
  readonly children: ReactNode;
}): ReactNode => {
  const places = useRef(new Set<HTMLElement>());
  const controls = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  const [, look] = useState(0);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const registry = useMemo<Registry>(
    () => ({
      addControl: () => {
        controls.current += 1;
        return () => {
          controls.current -= 1;
        };
      },
      addPlace: (place) => {
        places.current.add(place);
        look((before) => before + 1);
        return () => {
          places.current.delete(place);
          look((before) => before + 1);
        };
      },
    }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try once
  useEffect(() => {
    isDue.current = attempt > 0 && refused && !keepsFocus;
  }, [attempt]);
  useEffect(() => {
    const said = attempt > 0 ? [...places.current].sort(inOrder).map(lineAt) : [];
    const rest = attempt > 0 ? unplaced().map((message) => ({ label: null, message, place: null })) : [];
    const next = [...said, ...rest];
    setLines((before) => (isSame(before, next) ? before : next));
  });
  const [only] = lines;
  const isAlone = lines.length === 1 && controls.current === 1 && Boolean(only?.place);
  useEffect(() => {
    if (!isDue.current || lines.length === 0) return;
    isDue.current = false;
    if (isAlone && only?.place) goTo(only.place);
    else box.current?.focus();
  });
  const found = useMemo<Found>(() => ({ lines: isAlone ? [] : lines, box }), [lines, isAlone]);
  return (
    <RegistryContext value={registry}>
      <FoundContext value={found}>
        {ownSummary ? null : <FormSummary />}
        {children}
      </FoundContext>
    </RegistryContext>
  );
};
