/** In development, who has a page open is told of each new build of a frontend: `npm run dev` builds, the product tells, the page loads itself again. */

/** What a build touches in its own folder for what it keeps, once all of it is there. */
export const builtFile = 'watched';
export const buildsPath = '/api/dev/builds';
/** The name of these events in the stream; their data is the frontend's name. */
export const builtEvent = 'built';
