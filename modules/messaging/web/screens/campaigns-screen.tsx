export default function CampaignsScreen() {
  return null;
}
