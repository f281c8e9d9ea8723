import { createContext, type ReactNode, use } from 'react'
import { useLocation } from 'react-router-dom'

const Pathname = createContext<string | undefined>(undefined)

/** Which page the address means, for those to whom filters, pages of rows and open records are no other place. */
export function PathnameProvider({ children }: { children: ReactNode }) {
  return <Pathname value={useLocation().pathname}>{children}</Pathname>
}
/** Whoever asks `useLocation` is drawn anew with every change of the address, such as another page of rows. */
export function usePathname(): string {
  const pathname = use(Pathname)
  if (pathname === undefined) throw new Error('no PathnameProvider around this')
  return pathname
}
