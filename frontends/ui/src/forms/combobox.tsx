import { useCombobox } from 'downshift';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
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
  /** The way on where what is searched for isn’t in the list; stands beneath it. */
  readonly missing?: { readonly label: string; readonly onPress: () => void } | undefined;
};
type One = {
  readonly multiple?: false;
  readonly value: string | null;
  /** What `value` is, where the options of a search may be without it. */
  readonly chosen?: Option | undefined;
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
    missing,
  } = props;
  const [query, setQuery] = useState<string | null>(null);
  const made = useId();
  const inputId = id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(new Map<string, Option>());
  for (const option of options) known.current.set(option.value, option);
  if (!props.multiple && props.chosen) known.current.set(props.chosen.value, props.chosen);
  const chosen = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const labelOf = (value: string): string => known.current.get(value)?.label ?? value;
  const shown = useMemo(() => {
    if (onSearch || !query) return options.slice(0, LIMIT);
    const wanted = fold(query);
    return options.filter((option) => fold(`${option.label} ${option.note ?? ''}`).includes(wanted)).slice(0, LIMIT);
  }, [options, query, onSearch]);
  const full = props.multiple && props.max !== undefined && chosen.length >= props.max;
  const isOff = (option: Option | undefined): boolean =>
    option !== undefined && (option.disabled === true || (full === true && !chosen.includes(option.value)));

  const pick = (option: Option): void => {
    if (!props.multiple) {
      props.onChange(option.value);
      return;
    }
    const on = chosen.includes(option.value);
    props.onChange(on ? chosen.filter((value) => value !== option.value) : [...chosen, option.value]);
    setQuery('');
  };
  const take = (value: string): void => {
    if (props.multiple) props.onChange(chosen.filter((other) => other !== value));
  };
  const type = (typed: string): void => {
    setQuery(typed);
    onSearch?.(typed);
    if (!props.multiple && typed === '') props.onChange(null);
  };

  const list = useCombobox<Option>({
    items: [...shown],
    inputId,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: isOff,
    defaultHighlightedIndex: 0,
    selectedItem: (props.multiple || props.value === null ? null : known.current.get(props.value)) ?? null,
    inputValue: query ?? (props.multiple || props.value === null ? '' : labelOf(props.value)),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) pick(selectedItem);
    },
    onIsOpenChange: ({ isOpen, type: what }) => {
      if (!isOpen) setQuery(null);
      // Opened anew, the list is no answer to what was searched for before.
      else if (what !== useCombobox.stateChangeTypes.InputChange) onSearch?.('');
    },
    stateReducer: (state, { type: what, changes }) => {
      const { InputClick, InputBlur, InputKeyDownEscape, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      // Leaving and Escape choose nothing and take nothing away; a press only ever opens.
      if (what === InputBlur || what === InputKeyDownEscape)
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      if (what === InputClick) return { ...changes, isOpen: true };
      // Several are chosen one after the other.
      if (props.multiple && (what === InputKeyDownEnter || what === ItemClick) && changes.selectedItem)
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      return changes;
    },
  });
  const { isOpen, highlightedIndex, openMenu, closeMenu } = list;
  const open = isOpen && !disabled;

  const key = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Where nothing is found Enter chooses nothing, and sends no form either.
    if (event.key === 'Enter' && open) event.preventDefault();
    else if (event.key === 'Escape' && open) event.stopPropagation();
    else if (event.key === 'Backspace' && !query && props.multiple) {
      const last = chosen[chosen.length - 1];
      if (last) take(last);
    }
  };

  const scope = useScope();
  const root = useLayerRoot();
  return (
    <Field {...{ label, help, error, optional, hideLabel, className }} aside={aside} id={inputId}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={(next) => (next ? openMenu() : closeMenu())}>
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
                {...list.getInputProps({
                  ref: input,
                  disabled,
                  onKeyDown: key,
                  onChange: (event) => type(event.currentTarget.value),
                })}
                {...control}
                name={name}
                type="text"
                spellCheck={false}
                placeholder={chosen.length && props.multiple ? undefined : (placeholder ?? text('search'))}
                // The label of the field names it.
                aria-labelledby={undefined}
                aria-controls={open ? list.getMenuProps({}, { suppressRefError: true }).id : undefined}
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
                {...list.getMenuProps(
                  { 'aria-label': typeof label === 'string' ? label : undefined },
                  { suppressRefError: true },
                )}
                className="tl-options"
                role="listbox"
                aria-labelledby={undefined}
                aria-multiselectable={props.multiple || undefined}
              >
                {shown.map((option, index) => (
                  // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus, aria-activedescendant points here
                  <div
                    key={option.value}
                    {...list.getItemProps({ item: option, index })}
                    className="tl-option"
                    role="option"
                    aria-selected={chosen.includes(option.value)}
                    aria-disabled={isOff(option) || undefined}
                    {...(index === highlightedIndex ? { 'data-active': '' } : {})}
                    onPointerDown={(event) => event.preventDefault()}
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
              {missing && query ? (
                // The press must not take the focus, or the list would be gone before it counts.
                <div className="tl-options-foot" onPointerDown={(event) => event.preventDefault()}>
                  <Button
                    size="sm"
                    icon="plus"
                    tabIndex={-1}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      closeMenu();
                      missing.onPress();
                    }}
                  >
                    {missing.label}
                  </Button>
                </div>
              ) : null}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
};
