export default function OverviewScreen() {
  return null;
}
