/** Orders of a plant are made by one at a time, by hand or by the clock, so that the second finds what the first has made. */
export const makingKey = (plantId: number) => `inspectionOrders:${plantId}`
