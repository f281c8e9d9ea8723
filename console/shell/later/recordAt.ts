import { type DocumentNode, Kind } from 'graphql'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { client } from '../../kit/network/client.ts'
import { select } from '../../kit/network/document.ts'
import type { MenuNode } from '../../kit/session/me.ts'
import { pageAt, pagesOf, pathOfResource } from '../../kit/session/navigation.ts'
import { metaNamed } from '../../resource/meta.ts'
import { ownPageOf, recordPageAt } from '../../screens/index.ts'

export interface RecordRef {
  resource: ResourceName
  id: string
}

/** Where this person can look at a record; undefined when they have no page of it. */
export function addressOfRecord(menus: readonly MenuNode[], { resource, id }: { resource: string; id: string }): string | undefined {
  const list = pathOfResource(menus, resource)
  return list && (ownPageOf(resource, id) ?? `${list}?open=${id}`)
}

/** Which record an address shows. */
export function recordAt(menus: readonly MenuNode[], { pathname, search }: Pick<Location, 'pathname' | 'search'>): RecordRef | undefined {
  const [, own] = /\/([1-9]\d*)$/.exec(pathname) ?? []
  const { record, of } = recordPageAt(pathname) ?? {}
  if (own && record && of) return { resource: of, id: own }
  const open = new URLSearchParams(search).get('open')
  const meta = open && metaNamed(pageAt(pagesOf(menus), pathname)?.node.resource ?? '')
  return meta ? { resource: meta.name, id: open } : undefined
}

const fragment = (type: string): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.FRAGMENT_DEFINITION,
      name: { kind: Kind.NAME, value: 'Called' },
      typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } },
      selectionSet: select('title'),
    },
  ],
})

/** What a record that has been read is called. */
export function titleOf({ resource, id }: RecordRef): string | undefined {
  const type = metaNamed(resource)?.type ?? ''
  return client.readFragment<{ title: string }>({ id: `${type}:${id}`, fragment: fragment(type) })?.title
}
