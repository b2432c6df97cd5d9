/** Addresses of the calls with which a guest manages a reservation by its link. */
export const guestReservationPaths = {
  detail: 'GET /reservation-details/:token',
  calendarFile: 'GET /reservation-details/:token/calendar.ics',
  pay: 'POST /reservation-details/:token/payments',
  cancel: 'POST /reservation-details/:token/cancellation',
  change: 'POST /reservation-details/:token/changes',
  addActivity: 'POST /reservation-details/:token/activities',
  cancelActivity: 'POST /reservation-details/:token/activities/:id/cancellation',
  weatherChoices: 'GET /reservation-details/:token/weather-choices',
  chooseAfterWeather: 'POST /reservation-details/:token/weather-choices/:id',
  products: 'GET /reservation-details/:token/products',
  orderProducts: 'PUT /reservation-details/:token/products',
  changeEmail: 'POST /reservation-details/:token/email',
  changeAddress: 'POST /reservation-details/:token/address',
  changeAllowance: 'PUT /reservation-details/:token/recreation-allowance',
  withdrawAllowance: 'DELETE /reservation-details/:token/recreation-allowance',
  resendLink: 'POST /reservation-details/resend',
} as const
