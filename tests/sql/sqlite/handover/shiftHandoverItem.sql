select id from shift_handover_item where plant_id = ? order by id asc limit ?
order by id desc -- id
--   SEARCH shift_handover_item USING COVERING INDEX shift_handover_item__plant_id_ix (plant_id=?)

select count(*) from shift_handover_item where plant_id = ?
select handover_id as key0, count(*) from shift_handover_item where plant_id = ? group by 1 limit ? -- group_handover_id
--   SEARCH shift_handover_item USING COVERING INDEX shift_handover_item__plant_handover_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH shift_handover_item USING INTEGER PRIMARY KEY (rowid=?)

and handover_id = ?
--   SEARCH shift_handover_item USING COVERING INDEX shift_handover_item__plant_handover_id_ix (plant_id=? AND handover_id=?)

and {} is null -- {}: handover_id
and {} = ? -- {}: kind, times, state, is_standing
and {} in (?, …) -- {}: kind, times, state
and ({} >= ? and {} <= ?) -- {}: times, created_at, updated_at
and (title like ? escape '\' and (title like ? escape '\' or squeezed(title) like ? escape '\')) -- keyword
--   SEARCH shift_handover_item USING INDEX shift_handover_item__plant_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from shift_handover_item where (plant_id = ? and handover_id = ?) order by id asc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH shift_handover_item USING COVERING INDEX shift_handover_item__plant_handover_id_ix (plant_id=? AND handover_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH shift_handover_item USING COVERING INDEX shift_handover_item__plant_handover_id_ix (plant_id=? AND handover_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from shift_handover_item -- group_kind, group_state, group_is_standing, group_created_at, group_updated_at, group_measures
--   SEARCH shift_handover_item

select row_groups(10000, 1, 0, kind) from shift_handover_item indexed by shift_handover_item__plant_uq where plant_id = ? -- group_kind
select row_groups(10000, 1, 0, state) from shift_handover_item indexed by shift_handover_item__plant_uq where plant_id = ? -- group_state
select row_groups(10000, 1, 0, is_standing) from shift_handover_item indexed by shift_handover_item__plant_uq where plant_id = ?
-- group_is_standing
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from shift_handover_item indexed by shift_handover_item__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from shift_handover_item indexed by shift_handover_item__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, handover_id, times) from shift_handover_item indexed by shift_handover_item__plant_uq where plant_id = ?
-- group_measures
--   SEARCH shift_handover_item USING INDEX shift_handover_item__plant_uq (plant_id=?)
