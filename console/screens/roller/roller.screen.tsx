import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ActionProps, defineScreen } from '../../resource/defineScreen.ts'
import { rollerPath } from './cells.tsx'

/** Leaves for the roller's own page. */
function GoToPassport({ row, onDone }: ActionProps<{ id: string }>) {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it was pressed
  useEffect(() => {
    onDone()
    navigate(rollerPath(row.id))
  }, [])
  return null
}

export default defineScreen('roller', {
  form: ['rollNumber', 'decorCode', 'circumference', 'width', 'remark', 'sortOrder'],
  widths: { rollNumber: 140, decorCode: 120, state: 138 },
  actions: { passport: { title: 'rollers.open', dialog: GoToPassport } },
})
