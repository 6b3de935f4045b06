import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { useLayerRoot } from '../layers/layer-root.ts';
import { useScope } from '../scope.tsx';
import { text } from '../text.ts';
import { Field, type FieldProps } from './field.tsx';
import type { Option } from './select.tsx';

type Search = {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly name?: string;
  /** Called with what is typed; the caller then gives the fitting options. Without it they are filtered here. */
  readonly onSearch?: (query: string) => void;
  readonly loading?: boolean;
};
type One = {
  readonly multiple?: false;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly max?: undefined;
};
type Many = {
  readonly multiple: true;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly max?: number;
};
export type ComboboxProps = FieldProps & Search & (One | Many);

const LIMIT = 60;
const fold = (source: string): string => source.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A list to search in: one or several values, the keyboard first (arrows, Enter, Escape, Backspace takes the last away). */
export const Combobox = (props: ComboboxProps): ReactNode => {
  const {
    label,
    help,
    error,
    optional,
    aside,
    hideLabel,
    className,
    options,
    placeholder,
    disabled,
    id,
    name,
    onSearch,
    loading = false,
  } = props;
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(new Map<string, Option>());
  for (const option of options) known.current.set(option.value, option);
  const chosen = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const labelOf = (value: string): string => known.current.get(value)?.label ?? value;
  const shown = useMemo(() => {
    if (onSearch || !query) return options.slice(0, LIMIT);
    const wanted = fold(query);
    return options.filter((option) => fold(`${option.label} ${option.note ?? ''}`).includes(wanted)).slice(0, LIMIT);
  }, [options, query, onSearch]);
  const full = props.multiple && props.max !== undefined && chosen.length >= props.max;

  const close = (): void => {
    setOpen(false);
    setQuery(null);
  };
  const pick = (option: Option): void => {
    if (option.disabled) return;
    if (props.multiple) {
      const on = chosen.includes(option.value);
      if (!on && full) return;
      props.onChange(on ? chosen.filter((value) => value !== option.value) : [...chosen, option.value]);
      setQuery('');
    } else {
      props.onChange(option.value);
      close();
    }
    input.current?.focus();
  };
  const take = (value: string): void => {
    if (props.multiple) props.onChange(chosen.filter((other) => other !== value));
  };
  const type = (typed: string): void => {
    setQuery(typed);
    setOpen(true);
    setActive(0);
    onSearch?.(typed);
    if (!props.multiple && typed === '') props.onChange(null);
  };
  const key = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (open) setActive((active + step + shown.length) % Math.max(1, shown.length));
      else setOpen(true);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      const option = shown[active];
      if (option) pick(option);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && !query && props.multiple) {
      const last = chosen[chosen.length - 1];
      if (last) take(last);
    } else if (event.key === 'Tab') close();
  };

  const scope = useScope();
  const root = useLayerRoot();
  return (
    <Field {...{ label, help, error, optional, hideLabel, className }} aside={aside} id={id}>
      {(control) => (
        <Popover.Root open={open && !disabled} onOpenChange={(next) => (next ? setOpen(true) : close())}>
          <Popover.Anchor asChild>
            <span className={classes('tl-input', error && 'is-invalid', disabled && 'is-disabled')}>
              {props.multiple && chosen.length ? (
                <span className="tl-chips">
                  {chosen.map((value) => (
                    <span key={value} className="tl-chip">
                      {labelOf(value)}
                      <button
                        type="button"
                        aria-label={text('remove', { name: labelOf(value) })}
                        onClick={() => take(value)}
                      >
                        <Icon name="x" />
                      </button>
                    </span>
                  ))}
                </span>
              ) : null}
              <input
                {...control}
                ref={input}
                name={name}
                type="text"
                role="combobox"
                autoComplete="off"
                spellCheck={false}
                disabled={disabled}
                placeholder={chosen.length && props.multiple ? undefined : (placeholder ?? text('search'))}
                aria-expanded={open}
                aria-controls={open ? list : undefined}
                aria-autocomplete="list"
                aria-activedescendant={open && shown[active] ? `${list}-${active}` : undefined}
                value={query ?? (props.multiple || props.value === null ? '' : labelOf(props.value))}
                onChange={(event) => type(event.target.value)}
                onClick={() => setOpen(true)}
                onKeyDown={key}
              />
              <Icon name={disabled ? 'lock-simple' : 'caret-down'} size={16} />
            </span>
          </Popover.Anchor>
          <Popover.Portal container={root}>
            <Popover.Content
              {...scope}
              className="tl-popover"
              style={{ width: 'var(--radix-popover-trigger-width)' }}
              role="presentation"
              sideOffset={8}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onInteractOutside={(event) => {
                if (event.target instanceof Node && input.current?.parentElement?.contains(event.target))
                  event.preventDefault();
              }}
            >
              <div
                className="tl-options"
                role="listbox"
                id={list}
                aria-label={typeof label === 'string' ? label : undefined}
                aria-multiselectable={props.multiple || undefined}
              >
                {shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which keeps the focus
                  // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here
                  <div
                    key={option.value}
                    id={`${list}-${index}`}
                    className="tl-option"
                    role="option"
                    aria-selected={chosen.includes(option.value)}
                    aria-disabled={option.disabled || (full && !chosen.includes(option.value)) || undefined}
                    {...(index === active ? { 'data-active': '' } : {})}
                    onPointerMove={() => setActive(index)}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => pick(option)}
                  >
                    {option.icon ? <Icon name={option.icon} size={16} /> : null}
                    <span>{option.label}</span>
                    {option.note ? <small>{option.note}</small> : null}
                    {chosen.includes(option.value) ? <Icon name="check" /> : null}
                  </div>
                ))}
              </div>
              {shown.length ? null : (
                <p className="tl-options-note" role="status">
                  {loading ? text('loading') : query ? text('noOptions', { query }) : text('noData')}
                </p>
              )}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
};
