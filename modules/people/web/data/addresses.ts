// Named apart from what reads them: the menu and the command search know addresses before anything behind them is loaded.

/** In the query of the people's address while somebody is being invited. */
export const INVITE_MARK = 'invite';

/** The address that opens the invitation dialog. */
export const INVITE_PATH = `/school/people?${INVITE_MARK}`;

/** Behind the people's address it puts the focus into the search field. */
export const SEARCH_HASH = '#search';
