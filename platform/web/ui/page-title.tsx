/** The title of the browser's tab: the page, then the product. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · Kriit`}</title>;
