import { Button, Popover, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkAddress } from '../data/link-address.ts';
import classes from './description-editor.module.css';

/** Gives the chosen words a link, changes it or takes it away; where nothing is chosen, the address is the text. */
export function LinkControl({ editor }: { editor: Editor }) {
  const { t } = useTranslation('consents');
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  const open = () => {
    setTyped(String(editor.getAttributes('link').href ?? ''));
    setWasTried(false);
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    editor.commands.focus();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  const save = () => {
    setWasTried(true);
    const href = linkAddress(typed);
    if (href === null) return;
    const at = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !isLink)
      at.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else at.setLink({ href }).run();
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around the editor is not to be sent.
    event.preventDefault();
    save();
  };
  return (
    <Popover opened={opened} onChange={(isOpen) => !isOpen && close()} trapFocus shadow="md" position="bottom-start">
      <Popover.Target>
        <RichTextEditor.Control
          active={isLink}
          aria-label={t('editor.link')}
          title={t('editor.link')}
          onClick={opened ? close : open}
        >
          <IconLink size={16} stroke={1.5} aria-hidden="true" />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown className={classes.link} aria-label={t('editor.link')}>
        <TextInput
          label={t('editor.link_address')}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={press}
          error={wasTried && linkAddress(typed) === null && t('editor.link_wrong')}
          data-autofocus
        />
        <div className={classes.linkActions}>
          {isLink && (
            <Button variant="subtle" color="coral" size="compact-sm" onClick={remove}>
              {t('editor.link_remove')}
            </Button>
          )}
          <Button size="compact-sm" onClick={save}>
            {t('editor.link_save')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
