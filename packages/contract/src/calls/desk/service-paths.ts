/** Addresses of the owner's calls about the services of a reservation, and the times of slot services. */
export const servicePaths = {
  addCommonService: 'POST /reservations/:id/common-service-reservations',
  previewCommonServiceRemoval: 'GET /common-service-reservations/:id/removal',
  removeCommonService: 'DELETE /common-service-reservations/:id',
  addService: 'POST /reservations/:id/service-reservations',
  previewServiceRemoval: 'GET /service-reservations/:id/removal',
  removeService: 'DELETE /service-reservations/:id',
  serviceBookings: 'GET /services/:id/bookings',
  cancelOccurrence: 'POST /service-occurrences/cancellation',
  weatherDay: 'GET /weather-cancellations',
  cancelForWeather: 'POST /weather-cancellations',
  reopenOccurrence: 'POST /service-occurrences/reopening',
} as const
