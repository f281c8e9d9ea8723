select id from call_ladder_step where plant_id = ? order by position asc, id asc limit ?
--   Limit
--     -> Index Only Scan using call_ladder_step__plant_position_id_ix on call_ladder_step
--           Index Cond: (plant_id = ?)

select count(*) from call_ladder_step where plant_id = ?
--   Aggregate
--     -> Index Only Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--           Index Cond: (plant_id = ?)

order by position desc, id desc
--   Limit
--     -> Index Only Scan Backward using call_ladder_step__plant_position_id_ix on call_ladder_step
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using call_ladder_step__plant_uq on call_ladder_step
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: "position"
--           -> Index Scan using call_ladder_step__plant_uq on call_ladder_step
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: "position", id
--           -> Index Scan using call_ladder_step__plant_uq on call_ladder_step
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and ladder_id = ?
--   Limit
--     -> Index Only Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--           Index Cond: ((plant_id = ?) AND (ladder_id = ?))

and ladder_id is null
--   Limit
--     -> Sort
--           Sort Key: "position", id
--           -> Index Only Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--                 Index Cond: ((plant_id = ?) AND (ladder_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, position as at0, id as at1
    from call_ladder_step
    where (plant_id = ? and ladder_id = ?)
    order by position asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--                                   Index Cond: ((plant_id = ?) AND (ladder_id = ?))
--                 …

and {} = ? -- {}: whom
and {} in (?, …) -- {}: whom
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using call_ladder_step__plant_position_id_ix on call_ladder_step
--           Index Cond: (plant_id = ?)
