import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { client } from '../kit/client.ts'
import { Notices } from '../kit/notices.tsx'
import { system } from '../kit/theme.ts'
import { Shell } from './Shell.tsx'
import './shell.css'

/** The page's own nonce, so that Emotion's style element passes a policy without 'unsafe-inline'. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const cache = createCache({ key: 'ui', ...(nonce && { nonce }) })

export function Inside() {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <ApolloProvider client={client}>
          <Shell />
          <Notices />
        </ApolloProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}
