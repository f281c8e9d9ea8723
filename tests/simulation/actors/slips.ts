import type { ResourceDef } from '../../../server/kernel/index.ts'
import { CLIENT_HASH } from '../site/ground.ts'
import type { Hand } from './hand.ts'

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const NOBODY = '999999'

/** What people do by mistake, or who tries how far they come. */
export const SLIPS: readonly ((hand: Hand, resource: ResourceDef) => Promise<unknown>)[] = [
  // A password of yesterday.
  (hand) =>
    hand.ask('mutation', 'login', { input: { username: hand.person.username, password: CLIENT_HASH.replace(/./, 'x').replace(/x/, '0') } }),
  (hand) => hand.ask('mutation', 'login', { input: { username: `nobody${hand.world.dice.below(9)}`, password: CLIENT_HASH } }),
  // Taken back when it is too far gone.
  (hand, { plural, permission }) =>
    hand.ask('mutation', `undelete${upper(plural)}`, {}, { resource: '', action: '', tag: `${permission}:remove` }),
  // All that match, of which somebody else has more by now.
  (hand, { plural, permission }) =>
    hand.ask(
      'mutation',
      `deleteMatching${upper(plural)}`,
      { filter: {}, count: 7 },
      { resource: '', action: '', tag: `${permission}:remove` },
    ),
  (hand, { plural, permission }) =>
    hand.ask(
      'mutation',
      `updateMatching${upper(plural)}`,
      { filter: {}, count: 7, input: {} },
      { resource: '', action: '', tag: `${permission}:edit` },
    ),
  // A record that never was.
  (hand, { name, type, permission }) =>
    hand.ask(
      'mutation',
      `update${type}`,
      { id: NOBODY, input: {} },
      { resource: name, id: Number(NOBODY), action: 'update', tag: `${permission}:edit` },
    ),
  // Everything that somebody knows, over the old wire, in a way that it never had.
  (hand, { rest, permission }) =>
    hand.call({ wire: 'rest', method: 'DELETE', url: `${rest}/${NOBODY}` }, { resource: '', action: '', tag: `${permission}:remove` }),
  (hand) => hand.call({ wire: 'rest', method: 'GET', url: '/nothing' }),
  // One's own account and rights.
  (hand) => hand.ask('mutation', 'deleteUsers', { ids: ['1'] }),
  (hand) => hand.ask('mutation', 'updateRole', { id: '1', input: { status: 'DISABLED' } }),
  (hand) => hand.ask('mutation', 'switchPlant', { plantId: NOBODY }),
]
