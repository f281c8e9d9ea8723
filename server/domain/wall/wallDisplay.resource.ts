import {
  choice,
  conflict,
  decimal,
  defineCall,
  defineFlow,
  defineResource,
  flag,
  instant,
  int,
  link,
  objectOf,
  type RowOf,
  shape,
  text,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { newSecretKey } from '../identity/index.ts'

/** A screen on a wall. Its key opens only the summaries of its plant, read-only. */
export const wallDisplay = defineResource('wallDisplay', {
  permission: 'wall:display',
  affectsAccess: true,
  title: 'name',
  icon: 'grid',
  columns: ['name', 'language', 'inches', 'distance', 'status', 'keyIssuedAt', 'lastSeenAt'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    language: choice(['zh', 'en'], { default: 'zh' }),
    theme: choice(['DARK', 'LIGHT'], { default: 'DARK' }),
    /** How long each page stands, in seconds; 0 leaves it out. */
    downtimeSeconds: int({ additive: false, default: 30, min: 0, max: 3600 }),
    faultsSeconds: int({ additive: false, default: 20, min: 0, max: 3600 }),
    repairsSeconds: int({ additive: false, default: 20, min: 0, max: 3600 }),
    scheduleSeconds: int({ additive: false, default: 20, min: 0, max: 3600 }),
    /** It names customers: only where somebody has given it time. */
    complaintsSeconds: int({ additive: false, default: 0, min: 0, max: 3600 }),
    /** A machine that stops takes the screen over until somebody accepts the report. */
    hasAlarm: flag({ default: true }),
    /** Diagonal in inches and distance of the eyes in metres decide the smallest text. */
    inches: int({ additive: false, default: 55, min: 20, max: 200 }),
    distance: decimal({ additive: false, default: 6, min: 1, max: 50, scale: 1 }),
    remark: text({ max: 500, long: true }),
    keyHash: text({ max: 64, unique: true, secret: true, readonly: true }),
    keyIssuedAt: instant({ readonly: true }),
    lastSeenAt: instant({ readonly: true }),
    status: choice(['ACTIVE', 'REVOKED'], {
      tones: { ACTIVE: 'good', REVOKED: 'quiet' },
      required: true,
      default: 'ACTIVE',
      readonly: true,
      filter: 'in',
    }),
  },
})

export const wallDisplayFlow = defineFlow(wallDisplay, 'status', {
  revoke: { from: ['ACTIVE'], to: 'REVOKED', tone: 'danger' },
  restore: { from: ['REVOKED'], to: 'ACTIVE' },
})

/** Gives a display a new key, shown this once; the screens that hold the old one are out at once (§12). */
export async function issueWallDisplayKey(uow: UnitOfWork, id: number): Promise<{ display: RowOf<typeof wallDisplay>; key: string }> {
  const display = await uow.of(wallDisplay).lockForUpdate(id)
  if (display.status === 'REVOKED') throw conflict('wall.revoked')
  const { key, keyHash } = newSecretKey()
  return { display: await uow.of(wallDisplay).patch(display, { keyHash, keyIssuedAt: uow.now }, { action: 'issueKey' }), key }
}

const wallDisplayKey = shape('WallDisplayKey', 'The key of a wall display, shown this once; only its hash is kept.', {
  key: text({ required: true, description: '256 bits, as text.' }),
  url: text({
    required: true,
    description: 'Address to open on the screen, relative to this server; the key stands behind #, which no server sees.',
  }),
})
export const issueKeyCall = defineCall('issueWallDisplayKey', {
  description: 'Gives a wall display a new key; the old one stops working.',
  permission: [`${wallDisplay.permission}:issueKey`],
  args: { id: link('wallDisplay', { required: true }) },
  result: objectOf(wallDisplayKey),
  isOneTime: true,
  async run({ store, actor }, { id }) {
    const { key } = await store.write(actor, (uow) => issueWallDisplayKey(uow, id))
    return { key, url: `/bigscreen/#key=${key}` }
  },
})
