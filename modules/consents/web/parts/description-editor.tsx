import '@mantine/core/styles/Typography.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './description-editor.module.css';
import { LinkControl } from './link-control.tsx';

type Props = {
  value: string;
  onChange: (html: string) => void;
  labelledBy: string;
  /** The sentence about what is wrong, while something is. */
  describedBy: string | undefined;
};

/** What the documents name and nothing else; the server keeps no other tag either. */
const kit = StarterKit.configure({
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  underline: false,
  // An empty line after every list would be saved with the text.
  trailingNode: false,
  link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
});

/** Writes rich text. It reads its value once; after that it is the one who knows. */
export default function DescriptionEditor({ value, onChange, labelledBy, describedBy }: Props) {
  const { t } = useTranslation('consents');
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-required': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-invalid': 'true', 'aria-describedby': describedBy }),
  };
  const editor = useEditor({
    extensions: [kit],
    content: value,
    // The page lets in no style that came without its word; what the editor needs stands in its own file.
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => latest.current(changed.isEmpty ? '' : changed.getHTML()),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: The attributes are made of these two.
  useEffect(() => editor.setOptions({ editorProps: { attributes } }), [editor, labelledBy, describedBy]);
  return (
    <RichTextEditor
      editor={editor}
      variant="subtle"
      className={classes.root}
      classNames={{ content: classes.content ?? '', toolbar: classes.toolbar ?? '', control: classes.control ?? '' }}
      labels={{
        boldControlLabel: t('editor.bold'),
        italicControlLabel: t('editor.italic'),
        strikeControlLabel: t('editor.strike'),
        orderedListControlLabel: t('editor.ordered_list'),
        bulletListControlLabel: t('editor.bullet_list'),
        blockquoteControlLabel: t('editor.blockquote'),
      }}
    >
      <RichTextEditor.Toolbar role="group" aria-label={t('editor.toolbar')}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Strikethrough />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.OrderedList />
          <RichTextEditor.BulletList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <LinkControl editor={editor} />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
