import { ApolloProvider } from '@apollo/client/react'
import { client } from '../kit/client.ts'
import { Notices } from '../kit/notices.tsx'
import { preload } from '../screens/index.ts'
import { PathnameProvider } from './pathname.tsx'
import { Shell } from './Shell.tsx'
import './Frame.module.css'
import './Sidebar.module.css'
import './phone/thumb.css'

preload(location.pathname)

/** The component library comes with the parts that draw with it (kit/lazyThemed.ts), not with the shell. */
export function Inside() {
  return (
    <ApolloProvider client={client}>
      <PathnameProvider>
        <Shell />
      </PathnameProvider>
      <Notices />
    </ApolloProvider>
  )
}
