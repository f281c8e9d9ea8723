import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ComponentType, ReactNode } from 'react'
import { nonce } from '../network/nonce.ts'
import { system } from './theme.ts'

const cache = createCache({ key: 'ui', ...(nonce && { nonce }) })

/** The component library's look. Only lazily loaded parts (dialogs, menus, pickers) need it, so it is not part of a first page. */
export function Ui({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}

/** The component with the library's look around it. */
export function themed<P extends object>(Plain: ComponentType<P>) {
  return function Dressed(props: P) {
    return (
      <Ui>
        <Plain {...props} />
      </Ui>
    )
  }
}
