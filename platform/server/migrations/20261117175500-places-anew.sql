-- After which fact people came is known only of those who come from now on: whoever went on from before could be told what
-- was said before they came. So nobody does, and every page reads anew once.
update platform.fact_log set epoch = default;
