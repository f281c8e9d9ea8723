import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { TreePicker } from '../../fields/tree/TreePicker.tsx'
import { childrenOf, movedTo } from '../../fields/tree/tree.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import type { Row } from '../../resource/meta.ts'
import * as treeStyles from './tree.module.css'
import type { TreeView } from './useTreeView.ts'

/** The keyboard alternative to dragging: chooses the parent and the sibling to insert before. */
export function MoveDialog({ list, row, onClose }: { list: TreeView; row: Row; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const { tree, meta, words } = list
  const [parent, setParent] = useState(String(row[meta.tree ?? ''] ?? ''))
  const siblings = useMemo(() => childrenOf(tree, parent || null).filter((branch) => branch.row.id !== row.id), [tree, parent, row.id])
  const [before, setBefore] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const place = movedTo(tree, row.id, parent || null, before || null)
  const move = async () => {
    setIsBusy(true)
    if (!place || (await list.arrange(row, place))) onClose()
    else setIsBusy(false)
  }
  const footer = (
    <>
      <Button size="md" onClick={onClose}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" type="submit" form={id} variant="solid" tone="brand" disabled={isBusy || !place}>
        {t('tree.move')}
      </Button>
    </>
  )
  return (
    <Sheet title={t('tree.moveTitle', { title: row.title })} onClose={onClose} footer={footer} size="small" isSticky>
      <form
        id={id}
        className={treeStyles.moveForm}
        onSubmit={(event) => {
          event.preventDefault()
          void move()
        }}
      >
        <div className={treeStyles.labelled}>
          <span>{words.label(meta.tree ?? '')}</span>
          <TreePicker
            target={meta.name}
            id={parent}
            without={row.id}
            label={words.label(meta.tree ?? '')}
            onChange={(next) => {
              setParent(next)
              setBefore('')
            }}
          />
        </div>
        <label className={treeStyles.labelled}>
          <span>{t('tree.position')}</span>
          <select className={boxStyles.box} data-slot="box" value={before} onChange={(event) => setBefore(event.target.value)}>
            <option value="">{t('tree.last')}</option>
            {siblings.map((branch) => (
              <option key={branch.row.id} value={branch.row.id}>
                {t('tree.before', { title: branch.row.title })}
              </option>
            ))}
          </select>
        </label>
      </form>
    </Sheet>
  )
}
