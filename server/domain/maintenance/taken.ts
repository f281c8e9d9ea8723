/** What an order takes over from its plan. */
export const TAKEN = ['pointName', 'maintLevel', 'maintCraft', 'maintMode', 'shiftId', 'ownerId'] as const
