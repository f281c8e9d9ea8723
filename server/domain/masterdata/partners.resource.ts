import { defineResource, int, serviceStatus, spelling, text } from '../../kernel/index.ts'

const ADDRESS = ['country', 'province', 'city', 'district', 'street'] as const
type Address = { readonly [K in (typeof ADDRESS)[number]]: string | null }
const CHINESE = /\p{Script=Han}/u

/** Who buys; known to all plants, as in SAP. */
export const customer = defineResource('customer', {
  permission: 'masterdata:customer',
  title: 'name',
  scope: 'global',
  changedFrom: 'usingPlants',
  icon: 'users',
  sort: 'sapCustNo',
  covers: ['name', 'shortName'],
  textIndex: true,
  columns: ['sapCustNo', 'name', 'shortName', 'fullAddress', 'status'],
  filters: ['country', 'province', 'city', 'status'],
  fields: {
    sapCustNo: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    shortName: text({ max: 64, filter: 'like' }),
    country: text({ max: 64, filter: 'like' }),
    province: text({ max: 64, filter: 'like' }),
    city: text({ max: 64, filter: 'like' }),
    district: text({ max: 64 }),
    street: text({ max: 256 }),
    status: serviceStatus(),
  },
  computed: {
    /** Chinese addresses run from the country to the street without a space, others the other way with commas. */
    fullAddress: {
      field: text(),
      from: (row: Address) => {
        const parts = ADDRESS.flatMap((key) => row[key] || [])
        if (!parts.length) return null
        return parts.some((part) => CHINESE.test(part)) ? parts.join('') : parts.reverse().join(', ')
      },
    },
  },
})

/** Who sells machines, spare parts and services. */
export const vendor = defineResource('vendor', {
  permission: 'masterdata:vendor',
  title: 'name',
  scope: 'global',
  changedFrom: 'usingPlants',
  icon: 'box',
  columns: ['name', 'businessType', 'contact', 'phone', 'leadDays', 'remark', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    pinyin: spelling('name'),
    businessType: text({ max: 64, dictionary: 'vendor_business_type', filter: 'eq' }),
    contact: text({ max: 64 }),
    phone: text({ max: 32, pattern: /^[\d+\-() ]*$/ }),
    /** From the order to the delivery; what the parameter says unless it is given. */
    leadDays: int({ additive: false, min: 0, max: 365 }),
    remark: text({ max: 500, long: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
