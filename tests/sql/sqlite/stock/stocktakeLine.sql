select id from stocktake_line where plant_id = ? order by id asc limit ?
order by id desc -- id
--   SEARCH stocktake_line USING COVERING INDEX stocktake_line__plant_id_ix (plant_id=?)

select count(*) from stocktake_line where plant_id = ?
select counted_by_id as key0, count(*) from stocktake_line where plant_id = ? group by 1 limit ? -- group_counted_by_id
--   SEARCH stocktake_line USING COVERING INDEX stocktake_line__plant_counted_by_id_ix (plant_id=?)

order by code asc, id asc
--   SEARCH stocktake_line USING COVERING INDEX stocktake_line__plant_code_id_ix (plant_id=?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from stocktake_line
    where (
      plant_id = ?
        and #1(
          #2(
            counted is not null and counted <> booked
              and not exists #3(
                select 1 from stocktake where stocktake.id = stocktake_id and stocktake.is_blind = ? and stocktake.state = ?
              )
          )
        )
    )
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from stocktake_line where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_different
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH stocktake_line USING INDEX stocktake_line__plant_id_ix (plant_id=?)
--           CORRELATED SCALAR SUBQUERY 1
--             SEARCH stocktake USING INTEGER PRIMARY KEY (rowid=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH stocktake_line USING INDEX stocktake_line__plant_id_ix (plant_id=?)
--           CORRELATED SCALAR SUBQUERY 4
--             SEARCH stocktake USING INTEGER PRIMARY KEY (rowid=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
and id in (?, …)
--   SEARCH stocktake_line USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: stocktake_id, code, location_id, counted_by_id
and {} is null -- {}: location_id, counted_by_id
--   SEARCH stocktake_line USING COVERING INDEX stocktake_line__plant_{}_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: stocktake_id, code, name
and {} in (?, …) -- {}: code, name, state
and {} like ? escape '\' -- {}: code, name
and {} = ? -- {}: name, state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (code like ? escape '\' and (code like ? escape '\' or squeezed(code) like ? escape '\'))
    or (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
)
-- keyword
--   SEARCH stocktake_line USING INDEX stocktake_line__plant_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from stocktake_line where (plant_id = ? and {} = ?) order by id asc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- {}: stocktake_id, location_id, counted_by_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH stocktake_line USING COVERING INDEX stocktake_line__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH stocktake_line USING COVERING INDEX stocktake_line__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (
  (
    counted is not null and counted <> booked
      and not exists (select 1 from stocktake where stocktake.id = stocktake_id and stocktake.is_blind = ? and stocktake.state = ?)
  )
)
-- is_different
--   SEARCH stocktake_line USING INDEX stocktake_line__plant_id_ix (plant_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH stocktake USING INTEGER PRIMARY KEY (rowid=?)

select stocktake_id as key0, count(*) from stocktake_line where plant_id = ? group by 1 limit ? -- group_stocktake_id
--   SEARCH stocktake_line USING COVERING INDEX stocktake_line__plant_stocktake_id_ix (plant_id=?)

select location_id as key0, count(*) from stocktake_line where plant_id = ? group by 1 limit ? -- group_location_id
--   SEARCH stocktake_line USING COVERING INDEX stocktake_line__plant_location_id_ix (plant_id=?)

select max(id) from stocktake_line -- group_state, group_is_different, group_created_at, group_updated_at, group_measures
--   SEARCH stocktake_line

select row_groups(10000, 1, 0, state) from stocktake_line indexed by stocktake_line__plant_uq where plant_id = ? -- group_state
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from stocktake_line indexed by stocktake_line__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from stocktake_line indexed by stocktake_line__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(40000, 2, 0, stocktake_id, unit, counted) from stocktake_line indexed by stocktake_line__plant_uq where plant_id = ?
-- group_measures
--   SEARCH stocktake_line USING INDEX stocktake_line__plant_uq (plant_id=?)

select row_groups(
  10000, 1, 0, case
    when (
      counted is not null and counted <> booked
        and not exists (select 1 from stocktake where stocktake.id = stocktake_id and stocktake.is_blind = ? and stocktake.state = ?)
    ) then 1
    else 0 end
)
from stocktake_line indexed by stocktake_line__plant_uq
where plant_id = ?
-- group_is_different
--   SEARCH stocktake_line USING INDEX stocktake_line__plant_uq (plant_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH stocktake USING INTEGER PRIMARY KEY (rowid=?)
