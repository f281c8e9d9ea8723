import { ApolloProvider } from '@apollo/client/react'
import { client } from '../kit/network/client.ts'
import { Notices } from '../kit/overlays/notices.tsx'
import { preload } from '../screens/index.ts'
import { Shell } from './Shell.tsx'
import { PathnameProvider } from './views/pathname.tsx'
import './frame/Frame.module.css'
import './frame/Sidebar.module.css'
import './phone/thumb.css'

preload(location.pathname)

/** The component library comes with the parts that draw with it (kit/network/lazyComponent.tsx), not with the shell. */
export function AuthenticatedApp() {
  return (
    <ApolloProvider client={client}>
      <PathnameProvider>
        <Shell />
      </PathnameProvider>
      <Notices />
    </ApolloProvider>
  )
}
