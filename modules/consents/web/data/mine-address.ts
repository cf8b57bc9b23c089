/** Where those who are asked find their consents. */
export const MINE = '/consent-management';

/** Where everybody is led whose school has no consents. */
export const PREMIUM_ONLY = `${MINE}/premium-only`;

/** What consents are for, for those who do not have them yet. */
export const LEARN_MORE = '/about/consent-management';
