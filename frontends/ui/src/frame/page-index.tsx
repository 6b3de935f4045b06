import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly element: HTMLElement;
}

/** Joins the index of the page; answers with how to leave it. */
type Join = (part: Part) => () => void;

const IndexContext = createContext<Join | null>(null);

/** For a part of a page: names itself in the index beside it, where there is one. */
export const useIndexed = (title: ReactNode, level: 2 | 3): RefObject<HTMLElement | null> => {
  const join = useContext(IndexContext);
  const id = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!join || !part.current || level !== 2 || typeof title !== 'string') return;
    return join({ id, title, element: part.current });
  }, [join, id, level, title]);
  return part;
};

const inOrder = (one: Part, other: Part): number =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The part that is read: the last one that has come to the upper third of the window. */
const useRead = (parts: readonly Part[]): string | undefined => {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        const last = seen.filter(({ isIntersecting }) => isIntersecting).at(-1);
        const part = parts.find(({ element }) => element === last?.target);
        if (part) setRead(part.id);
      },
      { rootMargin: '-15% 0px -70% 0px' },
    );
    for (const { element } of parts) observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);
  return parts.some(({ id }) => id === read) ? read : parts[0]?.id;
};

const goTo = ({ element }: Part): void => {
  element.scrollIntoView();
  const heading = element.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** A long page with its parts named at the side, where there is room beside them; each leads to its part. */
export const PageIndex = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => {
  const [parts, setParts] = useState<readonly Part[]>([]);
  const join = useCallback<Join>((part) => {
    setParts((before) => [...before, part].toSorted(inOrder));
    return () => setParts((before) => before.filter((other) => other !== part));
  }, []);
  const read = useRead(parts);
  return (
    <div className="tl-indexed">
      <nav className="tl-index" aria-label={label}>
        <ul>
          {parts.map((part) => (
            <li key={part.id}>
              <a
                href={`#${part.id}`}
                aria-current={part.id === read ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(part);
                }}
              >
                {part.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="tl-indexed-parts">
        <IndexContext value={join}>{children}</IndexContext>
      </div>
    </div>
  );
};
