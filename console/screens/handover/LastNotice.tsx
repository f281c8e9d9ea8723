import { useQuery } from '@apollo/client/react'
import { Tasks } from '../../form/Tasks.tsx'
import { today } from '../../kit/words/time.ts'
import { metaOf } from '../../resource/meta.ts'
import { useWords } from '../../resource/words.ts'
import { LastNoticeDocument } from './gen/lastNotice.ts'

const META = metaOf('shiftNotice')
const spec = {}

/** A new notice for today that begins with the words of the last one: most of them stay from day to day. */
export function LastNotice({ onDone }: { onDone: () => void }) {
  const words = useWords(META)
  const { data } = useQuery(LastNoticeDocument, {
    variables: { page: { no: 1, size: 1, sort: 'date', order: 'DESC' } },
    fetchPolicy: 'network-only',
  })
  if (!data) return null
  const { id: _, __typename, ...last } = { __typename: '', ...data.page.items[0] }
  const preset = { ...last, date: today() }
  return <Tasks meta={META} spec={spec} words={words} task={{ kind: 'create', preset }} start={(task) => task ?? onDone()} />
}
