import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import * as styles from '../display/richText.module.css'

/** The tags that the server allows; others would be lost on saving. */
const STARTER_KIT = StarterKit.configure({
  heading: { levels: [3, 4] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
})
const MARKS = [
  { name: 'bold', sign: <b>B</b>, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', sign: <i>I</i>, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'underline', sign: <u>U</u>, run: (editor: Editor) => editor.chain().focus().toggleUnderline().run() },
  { name: 'heading', sign: 'H', run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run() },
  { name: 'bulletList', sign: '•', run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  { name: 'orderedList', sign: '1.', run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run() },
] as const

/** An editor of formatted text, limited to the HTML that the server allows. */
export function RichTextControl({ name, form, words, id, describedBy, isInvalid, field }: CustomControlProps) {
  const { t } = useTranslation()
  const value = String(form.watch(name) ?? '')
  const editor = useEditor({
    extensions: [STARTER_KIT],
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: styles.rich ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.label(name),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(field.required && { 'aria-required': 'true' }),
      },
    },
    onUpdate: ({ editor: own }) => form.setValue(name, own.isEmpty ? '' : own.getHTML(), { shouldDirty: true, shouldTouch: true }),
  })
  const on = useEditorState({ editor, selector: ({ editor: own }) => MARKS.map((mark) => own?.isActive(mark.name) ?? false) })
  // The value also changes by a restored draft or a newer version.
  useEffect(() => {
    if (editor && value !== (editor.isEmpty ? '' : editor.getHTML())) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={`stack gap-s ${styles.editor}`} data-slot="rich-editor">
      <div className="row">
        <div className={controlsStyles.segments} role="toolbar" aria-label={t('forms.rich.tools')}>
          {MARKS.map((mark, nth) => (
            <button
              key={mark.name}
              type="button"
              aria-pressed={on?.[nth] ?? false}
              aria-label={t(`forms.rich.${mark.name}`)}
              title={t(`forms.rich.${mark.name}`)}
              onClick={() => editor && mark.run(editor)}
            >
              {mark.sign}
            </button>
          ))}
        </div>
      </div>
      <EditorContent editor={editor} />
    </div>
  )
}
