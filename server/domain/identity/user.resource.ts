import { choice, defineResource, instant, links, text } from '../../kernel/index.ts'
import { STATUS } from '../masterdata/index.ts'

export const user = defineResource('user', {
  permit: 'system:user',
  title: 'name',
  scope: 'global',
  internal: true,
  fields: {
    username: text({ required: true, max: 32, unique: true }),
    name: text({ required: true, max: 128 }),
    mobile: text({ max: 20, pattern: /^1\d{10}$/, unique: true }),
    email: text({ max: 128 }),
    gender: choice(['UNKNOWN', 'MALE', 'FEMALE', 'CONFIDENTIAL'], { default: 'UNKNOWN' }),
    /** argon2id over the client's SHA-256. */
    passwordHash: text({ required: true, max: 255, secret: true }),
    status: choice(STATUS, { default: 'ENABLED' }),
    landingPage: text({ max: 255 }),
    lastLoginAt: instant({ readonly: true }),
    remark: text({ max: 500, long: true }),
    roleIds: links('role'),
    plantIds: links('plant', { required: true }),
  },
})
