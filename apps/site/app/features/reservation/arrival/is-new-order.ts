/** Whether the guest has come to the reservation's page from the order (`?nova`). */
export const isNewOrder = (params: URLSearchParams): boolean => params.has('nova')
