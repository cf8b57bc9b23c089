import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_DEBOUNCE_MS } from '../limits.ts';

type Props = {
  /** What is searched: "Name or e-mail". It is both the hint in the field and its name. */
  label: string;
  /** The search that the list was opened with; when Back brings another one, the field follows. */
  initial?: string;
  maxLength?: number;
  /** Called when the typing rests. */
  onSearch: (text: string) => void;
  /** In a dialog that is there to search, it has the focus first. */
  focused?: boolean;
  /** Arrow down leaves the field for the list below it. */
  onArrowDown?: () => void;
  /** Enter takes the first one found; the typing may not have rested yet. */
  onEnter?: (text: string) => void;
};

/** A search field that says what it searches and waits until the typing rests. */
export const SearchField = memo(function SearchField({
  label,
  initial = '',
  maxLength = 100,
  onSearch,
  focused,
  onArrowDown,
  onEnter,
}: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const told = useRef(initial);
  const tell = (next: string) => {
    told.current = next;
    onSearch(next);
  };
  const search = useDebouncedCallback(tell, SEARCH_DEBOUNCE_MS);
  useEffect(() => {
    if (initial === told.current) return;
    told.current = initial;
    setText(initial);
  }, [initial]);
  const clear = () => {
    search.cancel();
    setText('');
    tell('');
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      role="searchbox"
      data-autofocus={focused || undefined}
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={maxLength}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      rightSection={text ? <CloseButton size="sm" aria-label={t('search.clear')} onClick={clear} /> : null}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        search(currentTarget.value.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text) {
          // The page around it leaves the key alone.
          event.preventDefault();
          clear();
        }
        if (event.key === 'ArrowDown') onArrowDown?.();
        // While a Japanese word is being composed, Enter chooses it.
        if (event.key === 'Enter' && onEnter && text.trim() && !event.nativeEvent.isComposing) {
          // What gets the focus now is not pressed by the same key.
          event.preventDefault();
          onEnter(text.trim());
        }
      }}
    />
  );
});
