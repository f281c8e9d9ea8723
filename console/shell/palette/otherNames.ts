import { useEffect, useState } from 'react'
import { wireHeaders } from '../../kit/network/download.ts'
import { useMe } from '../../kit/session/me.ts'
import { language } from '../../kit/words/i18n.ts'
import { OtherNamesDocument, type OtherNamesQuery } from './gen/otherNames.ts'

interface Entry {
  id: string
  title: string
  children?: readonly Entry[]
}
export type OtherNames = ReadonlyMap<string, string>

const NONE: OtherNames = new Map()
const flat = (entries: readonly Entry[]): readonly Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])

async function ask(): Promise<OtherNames> {
  const headers = { ...wireHeaders(), 'content-type': 'application/json', 'accept-language': language() === 'zh' ? 'en' : 'zh' }
  const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query: OtherNamesDocument }) })
  const { data } = (await answer.json()) as { data?: OtherNamesQuery | null }
  return new Map(flat(data?.me.menus ?? []).map(({ id, title }) => [id, title]))
}

const requests = new WeakMap<object, Promise<OtherNames>>()

/** What the pages of this person are called in the other language, by menu entry: people who learned them there look for them so. */
export function useOtherNames(): OtherNames {
  const { menus } = useMe()
  const [names, setNames] = useState(NONE)
  useEffect(() => {
    let isWanted = true
    const asking = requests.get(menus) ?? ask().catch(() => NONE)
    requests.set(menus, asking)
    void asking.then((found) => isWanted && setNames(found))
    return () => {
      isWanted = false
    }
  }, [menus])
  return names
}
