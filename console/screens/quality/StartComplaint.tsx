import { useNavigate } from 'react-router-dom'
import { Tasks } from '../../form/Tasks.tsx'
import { usePathOf } from '../../kit/session/navigation.ts'
import { metaOf } from '../../resource/meta.ts'
import { useWords } from '../../resource/words.ts'
import screen from './complaint.screen.tsx'

const meta = metaOf('complaint')
const task = { kind: 'create' } as const

/** The form of a new complaint over whatever page is open: whoever has the customer on the phone looks for no list first. */
export function StartComplaint({ onClose }: { onClose: () => void }) {
  const words = useWords(meta, screen.spec)
  const navigate = useNavigate()
  const path = usePathOf()('complaint')
  return (
    <Tasks
      {...{ meta, spec: screen.spec, words, task }}
      start={(next) => next === null && onClose()}
      onCreated={({ id }) => path && navigate(`${path}?open=${id}`)}
    />
  )
}
