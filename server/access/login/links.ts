import { autoLoginLink, autoLoginLinkFlow, sha256Hex } from '../../domain/identity/index.ts'
import { advance, Refusal, type RowOf, type Store, systemActor, type UnitOfWork } from '../../kernel/index.ts'

const LONGEST = 128
export type LinkRow = RowOf<typeof autoLoginLink>

/** Unknown, wrong, used, revoked or expired: whoever guesses learns nothing. */
export const linkRefused = () => new Refusal('login.linkRefused')
const opens = (link: LinkRow, now: Date) => link.status === 'ACTIVE' && link.expiresAt > now
const linksWhere = (store: Pick<Store, 'read'>, where: { keyHash: string } | { userId: number } | { id: number }) =>
  store.read(systemActor(0)).of(autoLoginLink).find(where)

/** The link of a user that a key opens; without a key the newest reusable one, else the newest. Unknown users cost the same question. */
export async function openLink(store: Store, userId: number | null, key: string | null): Promise<LinkRow | null> {
  const isWithinLimit = key === null || key.length <= LONGEST
  const found = await linksWhere(store, key === null ? { userId: userId ?? 0 } : { keyHash: sha256Hex(isWithinLimit ? key : '') })
  const open = found.filter((link) => link.userId === userId && opens(link, store.now()))
  return open.filter((link) => link.isReusable).at(-1) ?? open.at(-1) ?? null
}
export async function linkById(store: Store, id: number): Promise<LinkRow | null> {
  const [link] = await linksWhere(store, { id })
  return link && opens(link, store.now()) ? link : null
}
/** Notes the use of a link, which may have been revoked or used up since it was looked at. Units that use one wait for each other. */
export async function spendLink(id: number, uow: UnitOfWork): Promise<void> {
  const [link] = await uow.of(autoLoginLink).lockWhere({ id })
  if (!link || !opens(link, uow.now)) throw linkRefused()
  if (link.isReusable) await uow.of(autoLoginLink).patch(link, { lastUsedAt: uow.now }, { action: 'use' })
  else await advance(uow, autoLoginLinkFlow.spend, link, { lastUsedAt: uow.now })
}
