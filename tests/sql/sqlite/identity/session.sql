select id from session where coalesce(current_plant_id, ?) = ? order by last_seen_at desc, id desc limit ?
select row_groups(10000, 1, 1, (last_seen_at + 62167420800000) / 86400000 - 719530) from session where coalesce(current_plant_id, ?) = ?
-- group_last_seen_at
--   SCAN session USING COVERING INDEX session__last_seen_at_id_current_plant_ix

select count(*) from session where coalesce(current_plant_id, ?) = ?
--   SCAN session USING COVERING INDEX session__current_plant_ix

order by last_seen_at asc, id asc
--   SCAN session USING COVERING INDEX session__last_seen_at_id_current_plant_ix

order by id asc -- id
select row_groups(10000, 1, 0, user_id) from session where coalesce(current_plant_id, ?) = ? -- group_user_id, group_measures
select row_groups(10000, 1, 0, viewed_by_id) from session where coalesce(current_plant_id, ?) = ? -- group_viewed_by_id
select row_groups(10000, 1, 0, status) from session where coalesce(current_plant_id, ?) = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from session where coalesce(current_plant_id, ?) = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from session where coalesce(current_plant_id, ?) = ?
-- group_updated_at
--   SCAN session

and id = ?
--   SEARCH session USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH session USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: user_id, viewed_by_id
and {} is null -- {}: viewed_by_id
--   SEARCH session USING INDEX session__{}_last_seen_at_id_ix ({}=?)

and {} is null -- {}: user_id, ip
and {} = ? -- {}: ip, status
and {} in (?, …) -- {}: ip, status
and {} like ? escape '\' -- {}: ip
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (ip like ? escape '\' and (ip like ? escape '\' or squeezed(ip) like ? escape '\')) -- keyword
--   SCAN session USING INDEX session__last_seen_at_id_current_plant_ix

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, last_seen_at as at0, id as at1
    from session
    where #2(coalesce(current_plant_id, ?) = ? and {} = ?)
    order by last_seen_at desc, id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: user_id, viewed_by_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH session USING INDEX session__{}_last_seen_at_id_ix ({}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH session USING INDEX session__{}_last_seen_at_id_ix ({}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (last_seen_at >= ? and last_seen_at <= ?)
--   SEARCH session USING COVERING INDEX session__last_seen_at_id_current_plant_ix (last_seen_at>? AND last_seen_at<?)

select max(id) from session -- group_user_id, group_viewed_by_id, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH session
