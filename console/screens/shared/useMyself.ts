import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { useMe } from '../../kit/session/me.ts'
import { metaOf, type Ref } from '../../resource/meta.ts'
import { choicesDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'

/** The repairer whom the signed-in person is; nothing when they are none, or may not read the list. */
export function useMyself(found: (me: Ref) => void) {
  const client = useApolloClient()
  const { user } = useMe()
  const ask = useEffectEvent(async () => {
    const variables = { filter: { userId: { eq: user.id } }, page: { no: 1, size: 1 } }
    const { data } = await client.query({
      query: choicesDocument(metaOf('repairer')),
      variables,
      context: SHOWN_HERE,
    })
    const me = data?.page.items[0]
    if (me) found(me)
  })
  useEffect(() => void ask().catch(() => undefined), [])
}
