import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { observable } from '../browser/observable.ts'
import { session } from './session.ts'

type Names = Readonly<Record<string, string>>
const keyOf = () => `pageNames:${session.identity}`

function readNames(): Names {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf()) ?? '{}')
    return Object.fromEntries(Object.entries(found as object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

const changes = observable(0)
let cached: { readonly key: string; readonly names: Names } = { key: '', names: {} }
/** What pages about one record are called, by address; kept over a reload, for whoever is signed in. */
export const pageNames = {
  subscribe: changes.subscribe,
  get(): Names {
    const key = keyOf()
    if (cached.key !== key) cached = { key, names: readNames() }
    return cached.names
  },
  set(path: string, name: string) {
    const names = pageNames.get()
    if (names[path] === name) return
    cached = { key: keyOf(), names: { ...names, [path]: name } }
    sessionStorage.setItem(cached.key, JSON.stringify(cached.names))
    changes.set(changes.get() + 1)
  },
}

/** Calls the page by the name of its record, so that four of a kind can be told apart. */
export function usePageName(name: string | null | undefined) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (name) pageNames.set(pathname, name)
  }, [pathname, name])
}
