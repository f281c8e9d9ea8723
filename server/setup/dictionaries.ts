/** One entry: its value, its Chinese and its English label. */
type Entry = readonly [value: string, label: string, labelEn: string]
export interface BuiltInDictionary {
  readonly dictType: string
  readonly dictName: string
  readonly dictNameEn: string
  readonly entries: readonly Entry[]
}

const SWITCHED: readonly Entry[] = [
  ['0', '正常', 'Enabled'],
  ['1', '停用', 'Disabled'],
]

/** Dictionaries that every installation begins with: those that old clients ask for by these names, and those of orders (§9). */
export const builtInDictionaries: readonly BuiltInDictionary[] = [
  { dictType: 'sys_normal_disable', dictName: '启用状态', dictNameEn: 'Enabled status', entries: SWITCHED },
  {
    dictType: 'sys_show_hide',
    dictName: '菜单显示',
    dictNameEn: 'Menu visibility',
    entries: [
      ['0', '显示', 'Visible'],
      ['1', '隐藏', 'Hidden'],
    ],
  },
  {
    dictType: 'sys_yes_no',
    dictName: '是否',
    dictNameEn: 'Yes or no',
    entries: [
      ['Y', '是', 'Yes'],
      ['N', '否', 'No'],
    ],
  },
  {
    dictType: 'sys_user_sex',
    dictName: '用户性别',
    dictNameEn: 'Gender',
    entries: [
      ['0', '未知', 'Unknown'],
      ['1', '男', 'Male'],
      ['2', '女', 'Female'],
      ['3', '保密', 'Prefer not to say'],
    ],
  },
  {
    dictType: 'close_at_weekend',
    dictName: '周末停检',
    dictNameEn: 'Weekend inspection',
    entries: [
      ['0', '周末照常', 'Inspect at weekends'],
      ['1', '周末停检', 'No inspection at weekends'],
    ],
  },
  {
    dictType: 'shipping_method',
    dictName: '发货方式',
    dictNameEn: 'Shipping method',
    entries: [
      ['PICKUP', '客户自提', 'Customer pick-up'],
      ['TRUCK', '汽车运输', 'Truck'],
      ['EXPRESS', '快递', 'Express'],
      ['RAIL', '铁路运输', 'Rail'],
      ['SEA', '海运', 'Sea freight'],
    ],
  },
  {
    dictType: 'payment_status',
    dictName: '付款状态',
    dictNameEn: 'Payment status',
    entries: [
      ['UNPAID', '未付款', 'Unpaid'],
      ['PARTIAL', '部分付款', 'Partially paid'],
      ['PAID', '已付款', 'Paid'],
      ['REFUNDED', '已退款', 'Refunded'],
    ],
  },
  {
    dictType: 'shipping_status',
    dictName: '发货状态',
    dictNameEn: 'Shipping status',
    entries: [
      ['WAITING', '待发货', 'Awaiting shipment'],
      ['PARTIAL', '部分发货', 'Partially shipped'],
      ['SHIPPED', '已发货', 'Shipped'],
      ['RECEIVED', '已签收', 'Received'],
    ],
  },
  {
    dictType: 'order_status',
    dictName: '订单状态',
    dictNameEn: 'Order status',
    entries: [
      ['DRAFT', '草稿', 'Draft'],
      ['CONFIRMED', '已确认', 'Confirmed'],
      ['PRODUCING', '生产中', 'In production'],
      ['FINISHED', '已完成', 'Completed'],
      ['CANCELLED', '已取消', 'Canceled'],
    ],
  },
  {
    dictType: 'vendor_business_type',
    dictName: '供应商业务类型',
    dictNameEn: 'Vendor business type',
    entries: [
      ['EQUIPMENT', '设备', 'Equipment'],
      ['SPARE_PART', '备件', 'Spare parts'],
      ['INK', '油墨', 'Ink'],
      ['PAPER', '原纸', 'Paper'],
      ['ROLLER', '版辊', 'Rollers'],
      ['SERVICE', '维修服务', 'Repair service'],
    ],
  },
  { dictType: 'vendor_status', dictName: '供应商状态', dictNameEn: 'Vendor status', entries: SWITCHED },
]
