select id from stocktake where plant_id = ? order by id desc limit ?
select count(*) from stocktake where plant_id = ?
order by id asc -- id
--   SEARCH stocktake USING COVERING INDEX stocktake__plant_id_ix (plant_id=?)

order by stocktake_no asc, id asc
--   SEARCH stocktake USING COVERING INDEX stocktake__stocktake_no_uq (plant_id=?)

order by accuracy asc, id asc
--   SEARCH stocktake USING COVERING INDEX stocktake__plant_accuracy_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH stocktake USING INTEGER PRIMARY KEY (rowid=?)

and stocktake_no = ?
--   SEARCH stocktake USING COVERING INDEX stocktake__stocktake_no_uq (plant_id=? AND stocktake_no=?)

and {} is null -- {}: stocktake_no
and {} like ? escape '\' -- {}: stocktake_no
and {} = ? -- {}: kind, is_blind, state
and {} in (?, …) -- {}: kind, state
and ({} >= ? and {} <= ?) -- {}: posted_at, created_at, updated_at
and (stocktake_no like ? escape '\' and (stocktake_no like ? escape '\' or squeezed(stocktake_no) like ? escape '\')) -- keyword
--   SEARCH stocktake USING INDEX stocktake__plant_id_ix (plant_id=?)

and stocktake_no in (?, …)
--   SEARCH stocktake USING COVERING INDEX stocktake__stocktake_no_uq (plant_id=? AND stocktake_no=?)
--   USE TEMP B-TREE FOR ORDER BY

and staff_id = ?
and staff_id is null
--   SEARCH stocktake USING COVERING INDEX stocktake__plant_staff_id_ix (plant_id=? AND staff_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from stocktake where (plant_id = ? and staff_id = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH stocktake USING COVERING INDEX stocktake__plant_staff_id_ix (plant_id=? AND staff_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH stocktake USING COVERING INDEX stocktake__plant_staff_id_ix (plant_id=? AND staff_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from stocktake
-- group_kind, group_is_blind, group_state, group_posted_at, group_created_at, group_updated_at, group_measures
--   SEARCH stocktake

select row_groups(10000, 1, 0, kind) from stocktake indexed by stocktake__plant_uq where plant_id = ? -- group_kind
select row_groups(10000, 1, 0, is_blind) from stocktake indexed by stocktake__plant_uq where plant_id = ? -- group_is_blind
select row_groups(10000, 1, 0, state) from stocktake indexed by stocktake__plant_uq where plant_id = ? -- group_state
select row_groups(10000, 1, 1, (posted_at + 62167420800000) / 86400000 - 719530)
from stocktake indexed by stocktake__plant_uq
where plant_id = ?
-- group_posted_at
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from stocktake indexed by stocktake__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from stocktake indexed by stocktake__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, kind, line_count) from stocktake indexed by stocktake__plant_uq where plant_id = ? -- group_measures
--   SEARCH stocktake USING INDEX stocktake__plant_uq (plant_id=?)

select staff_id as key0, count(*) from stocktake where plant_id = ? group by 1 limit ? -- group_staff_id
--   SEARCH stocktake USING COVERING INDEX stocktake__plant_staff_id_ix (plant_id=?)
