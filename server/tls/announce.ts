import { X509Certificate } from 'node:crypto'
import { renderUnicodeCompact } from 'uqr'
import type { Language } from '../kernel/index.ts'
import type { Config } from '../platform/settings/config.ts'
import { isOpenToOthers } from '../platform/settings/tlsSettings.ts'
import { words } from '../platform/words.ts'
import { readOwnFiles } from './ownFiles.ts'
import { inUrl, reachedAt } from './ownNames.ts'
import { fingerprintOf, namesIn } from './pem.ts'
import { foundCertificate } from './storedCertificate.ts'

/** The first host that one's own certificate is for; none where it is for whole domains alone. */
function ownHost({ tls: { files } }: Config): string | undefined {
  return files ? namesIn(new X509Certificate(readOwnFiles(files).cert)).find((name) => !name.includes('*')) : undefined
}
/** The address at which others reach a server that says it listens at `address`. */
export function publicAddress(address: string, config: Config): string {
  const url = new URL(address)
  const reached = ownHost(config) ?? config.tls.names[0] ?? reachedAt(config.host)[0]
  return `${url.protocol}//${reached ? inUrl(reached) : url.hostname}${url.port && `:${url.port}`}`
}

/**
 * Where a device learns to trust the server at `address`. By plain http, which the same port answers: before that, its browser would warn of the very
 * page that explains how to.
 */
export function trustAt(address: string): string {
  const { hostname, port } = new URL(address)
  return `http://${hostname}:${port || 443}/trust`
}

/** What whoever starts a server with a certificate of its own making has to know for the phones: where, the fingerprint, and a code to scan. */
export function announcement({ tls, dataDir, host }: Config, address: string, language: Language): string[] {
  const translate = (key: string, params: Record<string, unknown>) => `  ${words(language)(`tls.terminal.${key}`, params)}`
  const plain = tls.plainPort === null ? [] : [translate('plainPort', { port: tls.plainPort })]
  const { authority } = tls.kind === 'auto' ? foundCertificate(dataDir) : { authority: null }
  if (!authority || !isOpenToOthers(host)) return plain
  const trust = trustAt(address)
  return [
    ...plain,
    translate('phones', { address: `${address}/` }),
    translate('trust', { address: trust }),
    translate('fingerprint', { fingerprint: fingerprintOf(authority.cert) }),
    renderUnicodeCompact(trust, { border: 2 }),
  ]
}
