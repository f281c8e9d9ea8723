import { defineCall, link, objectOf, shape, text } from '../../kernel/index.ts'
import { issueWallDisplayKey, wallDisplay } from './wallDisplay.resource.ts'

const wallDisplayKey = shape('WallDisplayKey', 'The key of a wall display, shown this once; only its hash is kept.', {
  key: text({ required: true, says: '256 bits, as text.' }),
  url: text({
    required: true,
    says: 'Address to open on the screen, relative to this server; the key stands behind #, which no server sees.',
  }),
})
export const issueKeyCall = defineCall('issueWallDisplayKey', {
  says: 'Gives a wall display a new key; the old one stops working.',
  permission: [`${wallDisplay.permission}:issueKey`],
  args: { id: link('wallDisplay', { required: true }) },
  result: objectOf(wallDisplayKey),
  isShownOnce: true,
  async run({ store, actor }, { id }) {
    const { key } = await store.write(actor, (uow) => issueWallDisplayKey(uow, id))
    return { key, url: `/bigscreen/#key=${key}` }
  },
})
